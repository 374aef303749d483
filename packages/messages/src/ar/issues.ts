import type { issues as original } from '../he/issues.ts'
import type { WordsLike } from '../words.ts'

export const issues: WordsLike<typeof original> = {
  FIELD_REQUIRED: 'حقل إلزامي',
  ENTER_CORRECT_ID: 'يجب إدخال رقم هوية صحيح',
  ENTER_CORRECT_PHONE: 'يجب إدخال رقم هاتف صحيح',
  ENTER_CORRECT_EMAIL: 'يجب إدخال بريد إلكتروني صحيح',
  EMAILS_DO_NOT_MATCH: 'عنوانا البريد الإلكتروني غير متطابقين',
  ENTER_CORRECT_PASSWORD:
    'يجب أن تتكوّن كلمة المرور من 8–20 رمزًا وتشمل رقمًا وحرفًا كبيرًا وحرفًا صغيرًا باللغة الإنجليزية',
  ENTER_SAME_PASSWORD: 'كلمتا المرور غير متطابقتين',
  DISABILITY_RANGE: 'يجب التبليغ عن إعاقة بنسبة 20%–100% فقط',
  DIGITS_ONLY: 'يجب إدخال أرقام فقط',
  NO_DIGITS: 'لا يمكن إدخال أرقام في هذا الحقل',
  MIN_LENGTH: 'يجب إدخال {min} رموز على الأقل',
  MAX_LENGTH: 'يمكن إدخال حتى {max} رمزًا',
  RANGE: 'يجب إدخال قيمة بين {min} و{max}',
  INVALID_DATE: 'يجب إدخال تاريخ صحيح',
  DATE_TOO_EARLY: 'يجب إدخال تاريخ ابتداءً من {earliest}',
  MIN_AGE: 'تاريخ الميلاد غير صالح: الحد الأدنى للعمر {years} سنوات',
  SELECT_AT_LEAST_ONE: 'يجب اختيار خيار واحد على الأقل',
  UNKNOWN_OPTION: 'القيمة المختارة غير موجودة في القائمة. يجب الاختيار من جديد',
  OPTION_NOT_ALLOWED: 'هذا الاختيار غير ممكن مع بقية الإجابات. يجب الاختيار من جديد',
  WRONG_TYPE: 'القيمة غير صالحة',
  TOO_MANY: 'يمكن إضافة حتى {max} أسطر',
  TERMS_REQUIRED: 'يجب الموافقة على شروط الاستخدام وسياسة الخصوصية',
  DECLARATION_REQUIRED: 'يجب تأكيد التصريح',
  NEIGHBORHOOD_CONFIRM: 'للمتابعة يجب تأكيد تفاصيل البلدة والحي',
  OTP_LENGTH: 'يجب إدخال رمز من 6 أرقام',
  BANK_ACCOUNT_SUSPECT: 'رقم الحساب لا يلائم البنك والفرع. يرجى الفحص والتصحيح',
}
