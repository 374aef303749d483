import type { Queryable } from '../platform/database/database.ts'
import { institutions } from '../platform/database/schema.ts'

type Row = readonly [id: number, he: string, en: string, ar?: string]

/** Universities and colleges recognised in Israel. The ids are this portal's own. */
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
  [10, 'אפקה – המכללה האקדמית להנדסה בתל אביב', 'Afeka Tel Aviv Academic College of Engineering'],
  [11, 'המכללה האקדמית אשקלון', 'Ashkelon Academic College'],
  [12, 'המכללה האקדמית עמק יזרעאל', 'The Max Stern Yezreel Valley College'],
  [
    13,
    'המכללה האקדמית תל-חי – אוניברסיטת קריית שמונה בגליל',
    'Tel-Hai Academic College – University of Kiryat Shmona in the Galilee',
  ],
  [14, 'המכללה האקדמית ספיר', 'Sapir Academic College'],
  [15, 'המכללה האקדמית כנרת בעמק הירדן', 'Kinneret Academic College'],
  [16, 'המכללה האקדמית הדסה ירושלים', 'Hadassah Academic College'],
  [17, 'המכללה האקדמית תל אביב-יפו', 'The Academic College of Tel Aviv-Yaffo'],
  [18, 'המכללה האקדמית אחוה', 'Achva Academic College'],
  [19, 'המכללה האקדמית גליל מערבי', 'Western Galilee College'],
  [20, 'המכללה האקדמית צפת', 'Zefat Academic College'],
  [21, 'המכללה האקדמית נתניה', 'Netanya Academic College'],
  [22, 'המכללה האקדמית רמת גן', 'Ramat Gan Academic College'],
  [23, 'המכללה למינהל', 'The College of Management Academic Studies'],
  [24, 'הקריה האקדמית אונו', 'Ono Academic College'],
  [25, 'המרכז האקדמי פרס', 'Peres Academic Center'],
  [26, 'המרכז האקדמי רופין', 'Ruppin Academic Center'],
  [27, 'המרכז האקדמי למשפט ולעסקים', 'College of Law and Business'],
  [28, 'המרכז האקדמי שערי מדע ומשפט', 'Academic Center of Law and Science'],
  [29, 'המכללה האקדמית להנדסה ע״ש סמי שמעון', 'Sami Shamoon College of Engineering'],
  [30, 'בראודה – המכללה האקדמית להנדסה בכרמיאל', 'Braude College of Engineering'],
  [31, 'עזריאלי – המכללה האקדמית להנדסה ירושלים', 'Azrieli College of Engineering Jerusalem'],
  [32, 'המכון הטכנולוגי חולון', 'Holon Institute of Technology'],
  [33, 'שנקר – הנדסה. עיצוב. אמנות', 'Shenkar – Engineering. Design. Art'],
  [34, 'בצלאל אקדמיה לאמנות ועיצוב ירושלים', 'Bezalel Academy of Arts and Design Jerusalem'],
  [35, 'האקדמיה למוסיקה ולמחול בירושלים', 'The Jerusalem Academy of Music and Dance'],
  [36, 'המרכז האקדמי לב', 'Jerusalem College of Technology – Lev Academic Center'],
  [37, 'מכללת סמינר הקיבוצים', 'Kibbutzim College of Education, Technology and the Arts'],
  [38, 'המכללה האקדמית לוינסקי-וינגייט', 'Levinsky-Wingate Academic College'],
  [39, 'המכללה האקדמית בית ברל', 'Beit Berl College', 'كلية بيت بيرل'],
  [40, 'המכללה האקדמית לחינוך אורנים', 'Oranim Academic College of Education', 'كلية أورانيم'],
  [41, 'המכללה האקדמית לחינוך גורדון', 'Gordon Academic College of Education'],
  [42, 'המכללה האקדמית לחינוך ע״ש דוד ילין', 'David Yellin Academic College of Education'],
  [43, 'המכללה האקדמית לחינוך ע״ש קיי', 'Kaye Academic College of Education'],
  [
    44,
    'המכללה האקדמית הערבית לחינוך בישראל – חיפה',
    'The Arab Academic College for Education in Israel – Haifa',
    'الكلية الأكاديمية العربية للتربية في إسرائيل – حيفا',
  ],
  [45, 'מכללת אל-קאסמי', 'Al-Qasemi Academic College of Education', 'أكاديمية القاسمي'],
  [46, 'מכללת סכנין להכשרת עובדי הוראה', 'Sakhnin College for Teacher Education', 'كلية سخنين'],
  [47, 'המכללה האקדמית הרצוג', 'Herzog College'],
  [48, 'מכללת אורות ישראל', 'Orot Israel College'],
  [49, 'המכללה האקדמית תלפיות', 'Talpiot Academic College of Education'],
  [50, 'המכללה האקדמית הדתית לחינוך שאנן', 'Shaanan Academic Religious Teachers’ College'],
  [51, 'המכללה האקדמית גבעת ושינגטון', 'Givat Washington Academic College of Education'],
  [52, 'המכללה האקדמית חמדת', 'Hemdat Academic College'],
  [53, 'מכללה ירושלים', 'Michlalah Jerusalem College'],
  [54, 'אמונה-אפרתה – מכללה אקדמית לאמנויות ולחינוך', 'Emunah-Efrata College of Arts and Education'],
]

/**
 * Examples, not the provider's agreements: which institutions are sponsored, and which count as religious, is
 * for the provider to say. `has_example_flags` marks every row until a list is imported.
 */
const sponsored: ReadonlySet<number> = new Set([8, 14, 36])
const religious: ReadonlySet<number> = new Set([36, 47, 48, 49, 50, 51, 52, 53, 54])

export const loadInstitutions = (tx: Queryable): Promise<unknown> =>
  tx.insert(institutions).values(
    rows.map(([id, he, en, ar]) => ({
      id,
      name: { he, en, ...(ar && { ar }) },
      isSponsored: sponsored.has(id),
      isReligious: religious.has(id),
      hasExampleFlags: true,
    })),
  )
