import type { Queryable } from '../platform/database/database.ts'
import { studyFields } from '../store/schema.ts'

type Row = readonly [id: number, he: string, ar: string, en: string]

/** The fields of study. The specification gives "other" the number 17, which opens a line for the field. */
const rows: readonly Row[] = [
  [1, 'הנדסה', 'هندسة', 'Engineering'],
  [2, 'מדעי המחשב', 'علم الحاسوب', 'Computer science'],
  [3, 'רפואה', 'طب', 'Medicine'],
  [4, 'סיעוד', 'تمريض', 'Nursing'],
  [5, 'משפטים', 'حقوق', 'Law'],
  [6, 'מנהל עסקים', 'إدارة أعمال', 'Business administration'],
  [7, 'כלכלה', 'اقتصاد', 'Economics'],
  [8, 'חשבונאות', 'محاسبة', 'Accounting'],
  [9, 'פסיכולוגיה', 'علم النفس', 'Psychology'],
  [10, 'עבודה סוציאלית', 'عمل اجتماعي', 'Social work'],
  [11, 'חינוך והוראה', 'تربية وتعليم', 'Education and teaching'],
  [12, 'סוציולוגיה ואנתרופולוגיה', 'علم الاجتماع والأنثروبولوجيا', 'Sociology and anthropology'],
  [13, 'מדעי הרוח', 'العلوم الإنسانية', 'Humanities'],
  [14, 'מדעי הסביבה', 'علوم البيئة', 'Environmental sciences'],
  [15, 'אמנות ועיצוב', 'فنون وتصميم', 'Art and design'],
  [16, 'אדריכלות', 'هندسة معمارية', 'Architecture'],
  [17, 'אחר', 'آخر', 'Other'],
  [18, 'תקשורת', 'إعلام', 'Communication'],
  [
    19,
    'מדע המדינה ויחסים בינלאומיים',
    'علوم سياسية وعلاقات دولية',
    'Political science and international relations',
  ],
  [20, 'מקצועות הבריאות', 'مهن صحية', 'Health professions'],
  [21, 'רוקחות', 'صيدلة', 'Pharmacy'],
  [22, 'רפואת שיניים', 'طب أسنان', 'Dental medicine'],
  [23, 'ביולוגיה', 'بيولوجيا', 'Biology'],
  [24, 'כימיה', 'كيمياء', 'Chemistry'],
  [25, 'פיזיקה', 'فيزياء', 'Physics'],
  [26, 'מתמטיקה', 'رياضيات', 'Mathematics'],
  [27, 'סטטיסטיקה ומדעי הנתונים', 'إحصاء وعلوم البيانات', 'Statistics and data science'],
  [28, 'מערכות מידע', 'نظم معلومات', 'Information systems'],
  [29, 'קרימינולוגיה', 'علم الجريمة', 'Criminology'],
  [30, 'לימודי המזרח התיכון', 'دراسات الشرق الأوسط', 'Middle Eastern studies'],
  [31, 'היסטוריה', 'تاريخ', 'History'],
  [32, 'שפות וספרות', 'لغات وأدب', 'Languages and literature'],
  [33, 'חקלאות', 'زراعة', 'Agriculture'],
  [34, 'תזונה', 'تغذية', 'Nutrition'],
  [35, 'ביוטכנולוגיה', 'بيوتكنولوجيا', 'Biotechnology'],
  [36, 'מוסיקה ומחול', 'موسيقى ورقص', 'Music and dance'],
  [37, 'קולנוע וטלוויזיה', 'سينما وتلفزيون', 'Film and television'],
  [38, 'ניהול ומשאבי אנוש', 'إدارة وموارد بشرية', 'Management and human resources'],
]

export const loadStudyFields = (tx: Queryable): Promise<unknown> =>
  tx.insert(studyFields).values(rows.map(([id, he, ar, en]) => ({ id, label: { he, ar, en } })))
