import type { callFailures as original } from '../he/call-failures.ts'
import type { WordsLike } from '../words.ts'

export const callFailures: WordsLike<typeof original> = {
  USER_NOT_FOUND: 'المستخدم غير موجود',
  BAD_CREDENTIALS: 'اسم المستخدم أو كلمة المرور غير صحيحين',
  noConnection: 'لم نتمكن من الوصول إلى الخادم. تحققوا من الاتصال بالإنترنت وحاولوا مرة أخرى',
  tooMany: {
    zero: 'محاولات كثيرة جدًا. يمكن المحاولة مرة أخرى بعد {count} دقيقة',
    one: 'محاولات كثيرة جدًا. يمكن المحاولة مرة أخرى بعد دقيقة',
    two: 'محاولات كثيرة جدًا. يمكن المحاولة مرة أخرى بعد دقيقتين',
    few: 'محاولات كثيرة جدًا. يمكن المحاولة مرة أخرى بعد {count} دقائق',
    many: 'محاولات كثيرة جدًا. يمكن المحاولة مرة أخرى بعد {count} دقيقة',
    other: 'محاولات كثيرة جدًا. يمكن المحاولة مرة أخرى بعد {count} دقيقة',
  },
}
