import type { Queryable } from '../platform/database/database.ts'
import { institutions } from '../store/schema.ts'

type Row = readonly [id: number, he: string, en: string, ar: string]

/** Universities and colleges recognised in Israel. The ids are given by this portal. */
const rows: readonly Row[] = [
  [1, 'האוניברסיטה העברית בירושלים', 'The Hebrew University of Jerusalem', 'الجامعة العبرية في القدس'],
  [2, 'אוניברסיטת תל אביב', 'Tel Aviv University', 'جامعة تل أبيب'],
  [3, 'הטכניון – מכון טכנולוגי לישראל', 'Technion – Israel Institute of Technology', 'التخنيون'],
  [4, 'אוניברסיטת חיפה', 'University of Haifa', 'جامعة حيفا'],
  [5, 'אוניברסיטת בר-אילן', 'Bar-Ilan University', 'جامعة بار إيلان'],
  [6, 'אוניברסיטת בן-גוריון בנגב', 'Ben-Gurion University of the Negev', 'جامعة بن غوريون في النقب'],
  [7, 'אוניברסיטת אריאל בשומרון', 'Ariel University', 'جامعة أريئيل'],
  [8, 'האוניברסיטה הפתוחה', 'The Open University of Israel', 'الجامعة المفتوحة'],
  [9, 'אוניברסיטת רייכמן', 'Reichman University', 'جامعة رايخمان'],
  [
    10,
    'אפקה – המכללה האקדמית להנדסה בתל אביב',
    'Afeka Tel Aviv Academic College of Engineering',
    'أفيكا – الكلية الأكاديمية للهندسة في تل أبيب',
  ],
  [11, 'המכללה האקדמית אשקלון', 'Ashkelon Academic College', 'الكلية الأكاديمية أشكلون'],
  [12, 'המכללה האקדמית עמק יזרעאל', 'The Max Stern Yezreel Valley College', 'الكلية الأكاديمية عيمك يزراعيل'],
  [
    13,
    'המכללה האקדמית תל-חי – אוניברסיטת קריית שמונה בגליל',
    'Tel-Hai Academic College – University of Kiryat Shmona in the Galilee',
    'الكلية الأكاديمية تل حاي – جامعة كريات شمونة في الجليل',
  ],
  [14, 'המכללה האקדמית ספיר', 'Sapir Academic College', 'الكلية الأكاديمية سابير'],
  [
    15,
    'המכללה האקדמית כנרת בעמק הירדן',
    'Kinneret Academic College',
    'الكلية الأكاديمية كنيرت في غور الأردن',
  ],
  [16, 'המכללה האקדמית הדסה ירושלים', 'Hadassah Academic College', 'الكلية الأكاديمية هداسا القدس'],
  [
    17,
    'המכללה האקדמית תל אביב-יפו',
    'The Academic College of Tel Aviv-Yaffo',
    'الكلية الأكاديمية تل أبيب-يافا',
  ],
  [18, 'המכללה האקדמית אחוה', 'Achva Academic College', 'الكلية الأكاديمية أحفا'],
  [19, 'המכללה האקדמית גליל מערבי', 'Western Galilee College', 'الكلية الأكاديمية الجليل الغربي'],
  [20, 'המכללה האקדמית צפת', 'Zefat Academic College', 'الكلية الأكاديمية صفد'],
  [21, 'המכללה האקדמית נתניה', 'Netanya Academic College', 'الكلية الأكاديمية نتانيا'],
  [22, 'המכללה האקדמית רמת גן', 'Ramat Gan Academic College', 'الكلية الأكاديمية رمات غان'],
  [23, 'המכללה למינהל', 'The College of Management Academic Studies', 'كلية الإدارة'],
  [24, 'הקריה האקדמית אונו', 'Ono Academic College', 'الكلية الأكاديمية أونو'],
  [25, 'המרכז האקדמי פרס', 'Peres Academic Center', 'المركز الأكاديمي بيرس'],
  [26, 'המרכז האקדמי רופין', 'Ruppin Academic Center', 'المركز الأكاديمي روبين'],
  [27, 'המרכז האקדמי למשפט ולעסקים', 'College of Law and Business', 'المركز الأكاديمي للقانون والأعمال'],
  [
    28,
    'המרכז האקדמי שערי מדע ומשפט',
    'Academic Center of Law and Science',
    'المركز الأكاديمي شعاري مداع ومشباط',
  ],
  [
    29,
    'המכללה האקדמית להנדסה ע״ש סמי שמעון',
    'Sami Shamoon College of Engineering',
    'الكلية الأكاديمية للهندسة على اسم سامي شمعون',
  ],
  [
    30,
    'בראודה – המכללה האקדמית להנדסה בכרמיאל',
    'Braude College of Engineering',
    'براودة – الكلية الأكاديمية للهندسة في كرميئيل',
  ],
  [
    31,
    'עזריאלי – המכללה האקדמית להנדסה ירושלים',
    'Azrieli College of Engineering Jerusalem',
    'عزرئيلي – الكلية الأكاديمية للهندسة القدس',
  ],
  [32, 'המכון הטכנולוגי חולון', 'Holon Institute of Technology', 'المعهد التكنولوجي حولون'],
  [33, 'שנקר – הנדסה. עיצוב. אמנות', 'Shenkar – Engineering. Design. Art', 'شنكار – هندسة. تصميم. فن'],
  [
    34,
    'בצלאל אקדמיה לאמנות ועיצוב ירושלים',
    'Bezalel Academy of Arts and Design Jerusalem',
    'بتسلئيل – أكاديمية الفنون والتصميم القدس',
  ],
  [
    35,
    'האקדמיה למוסיקה ולמחול בירושלים',
    'The Jerusalem Academy of Music and Dance',
    'أكاديمية الموسيقى والرقص في القدس',
  ],
  [36, 'המרכז האקדמי לב', 'Jerusalem College of Technology – Lev Academic Center', 'المركز الأكاديمي ليف'],
  [
    37,
    'מכללת סמינר הקיבוצים',
    'Kibbutzim College of Education, Technology and the Arts',
    'كلية سمينار هكيبوتسيم',
  ],
  [
    38,
    'המכללה האקדמית לוינסקי-וינגייט',
    'Levinsky-Wingate Academic College',
    'الكلية الأكاديمية لفينسكي-فينغيت',
  ],
  [39, 'המכללה האקדמית בית ברל', 'Beit Berl College', 'كلية بيت بيرل'],
  [40, 'המכללה האקדמית לחינוך אורנים', 'Oranim Academic College of Education', 'كلية أورانيم'],
  [
    41,
    'המכללה האקדמית לחינוך גורדון',
    'Gordon Academic College of Education',
    'كلية غوردون الأكاديمية للتربية',
  ],
  [
    42,
    'המכללה האקדמית לחינוך ע״ש דוד ילין',
    'David Yellin Academic College of Education',
    'كلية دافيد يلين الأكاديمية للتربية',
  ],
  [43, 'המכללה האקדמית לחינוך ע״ש קיי', 'Kaye Academic College of Education', 'كلية كي الأكاديمية للتربية'],
  [
    44,
    'המכללה האקדמית הערבית לחינוך בישראל – חיפה',
    'The Arab Academic College for Education in Israel – Haifa',
    'الكلية الأكاديمية العربية للتربية في إسرائيل – حيفا',
  ],
  [45, 'מכללת אל-קאסמי', 'Al-Qasemi Academic College of Education', 'أكاديمية القاسمي'],
  [46, 'מכללת סכנין להכשרת עובדי הוראה', 'Sakhnin College for Teacher Education', 'كلية سخنين'],
  [47, 'המכללה האקדמית הרצוג', 'Herzog College', 'كلية هرتسوغ الأكاديمية'],
  [48, 'מכללת אורות ישראל', 'Orot Israel College', 'كلية أوروت يسرائيل'],
  [49, 'המכללה האקדמית תלפיות', 'Talpiot Academic College of Education', 'كلية تلبيوت الأكاديمية'],
  [
    50,
    'המכללה האקדמית הדתית לחינוך שאנן',
    'Shaanan Academic Religious Teachers’ College',
    'الكلية الأكاديمية الدينية للتربية شأنان',
  ],
  [
    51,
    'המכללה האקדמית גבעת ושינגטון',
    'Givat Washington Academic College of Education',
    'كلية جفعات واشنطن الأكاديمية',
  ],
  [52, 'המכללה האקדמית חמדת', 'Hemdat Academic College', 'كلية حمدات الأكاديمية'],
  [53, 'מכללה ירושלים', 'Michlalah Jerusalem College', 'كلية القدس – مخلالا'],
  [
    54,
    'אמונה-אפרתה – מכללה אקדמית לאמנויות ולחינוך',
    'Emunah-Efrata College of Arts and Education',
    'إيمونا-إفراتا – كلية أكاديمية للفنون والتربية',
  ],
]

/**
 * Examples of sponsored and of religious institutions. The provider decides which institutions really are.
 * `has_example_flags` marks every row until a list is imported.
 */
const sponsored: ReadonlySet<number> = new Set([8, 14, 36])
const religious: ReadonlySet<number> = new Set([36, 47, 48, 49, 50, 51, 52, 53, 54])

export const loadInstitutions = (tx: Queryable): Promise<unknown> =>
  tx.insert(institutions).values(
    rows.map(([id, he, en, ar]) => ({
      id,
      name: { he, en, ar },
      isSponsored: sponsored.has(id),
      isReligious: religious.has(id),
      hasExampleFlags: true,
    })),
  )
