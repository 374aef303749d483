import type { deadlines as original } from '../he/deadlines.ts'
import type { WordsLike } from '../words.ts'

export const deadlines: WordsLike<typeof original> = {
  kinds: {
    REGISTRATION: 'نهاية التسجيل',
    CORRECTION: 'الموعد الأخير لتصحيح المستندات',
    APPEAL_CORRECTION: 'الموعد الأخير لتصحيح الاستئناف',
    APPEAL: 'الموعد الأخير للاستئناف',
  },
  left: {
    REGISTRATION: 'يُغلق التسجيل بعد',
    CORRECTION: 'الوقت المتبقي للتصحيح',
    APPEAL_CORRECTION: 'الوقت المتبقي لتصحيح الاستئناف',
    APPEAL: 'الوقت المتبقي للاستئناف',
  },
  units: {
    days: { one: 'يوم', two: 'يوم', few: 'أيام', many: 'يومًا', zero: 'أيام', other: 'يوم' },
    hours: { one: 'ساعة', two: 'ساعة', few: 'ساعات', many: 'ساعة', zero: 'ساعات', other: 'ساعة' },
    minutes: { one: 'دقيقة', two: 'دقيقة', few: 'دقائق', many: 'دقيقة', zero: 'دقائق', other: 'دقيقة' },
  },
  lastMinute: 'أقل من دقيقة',
  over: 'انتهى الوقت',
  until: 'حتى {weekday}، {date} الساعة {hour}',
  addToCalendar: 'إضافة إلى التقويم',
  calendar: {
    title: 'ميلغو: {deadline}',
    description: 'التفاصيل في المنطقة الشخصية: {url}',
    number: 'رقم الطلب: {number}',
  },
}
