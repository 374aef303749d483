import type * as original from '../he/status.ts'
import type { WordsLike } from '../words.ts'

export const statuses: WordsLike<typeof original.statuses> = {
  DRAFT: 'مسودة',
  SUBMITTED: 'تم تقديم الطلب',
  DENIED: 'تم رفض الطلب',
  TEAM_MANAGER_APPROVAL: 'بانتظار موافقة رئيس/ة الطاقم',
  WAITING_TO_BE_COMPUTED: 'بانتظار احتساب النقاط',
  REPAIR_BACK_FOR: 'أُعيد الطلب للتصحيح',
  REPAIR_BACK_FROM: 'تم تقديم التصحيحات',
  REPAIR_BACK_FROM_TO: 'تم تقديم التصحيحات – قيد الفحص مجددًا',
  COMPUTED: 'تم احتساب النقاط',
  SCHOLARSHIP_PAID: 'تم دفع المنحة',
  APPEAL_SUBMITTED: 'تم تقديم الاستئناف',
  APPEAL_CALCULATED: 'أُعيد احتساب النقاط في أعقاب الاستئناف',
  APPEAL_PAID: 'تم دفع المنحة في أعقاب الاستئناف',
  APPEAL_DENIED: 'تم رفض الاستئناف',
  APPEAL_WAITING_CALCULATED: 'الاستئناف بانتظار احتساب النقاط',
  APPEAL_APPROVED: 'تمت الموافقة على الاستئناف',
  APPEAL_REPAIR_BACK_FOR: 'أُعيد الاستئناف للتصحيح',
  APPEAL_REPAIR_BACK_FROM: 'تم تقديم تصحيحات الاستئناف',
  INVALID_BANK: 'تفاصيل الحساب البنكي غير صحيحة',
  INVALID_BANK_BACK_FOR_REPAIR: 'أُعيدت تفاصيل الحساب البنكي للتصحيح',
  INVALID_BANK_REPAIR_BACK_FROM: 'تم تقديم تفاصيل الحساب البنكي المصحَّحة',
  INVALID_BANK_FIXED: 'تم تصحيح تفاصيل الحساب البنكي',
  REJECTED_BY_ACADEMIC_INSTITUTION: 'رُفض الطلب من قبل المؤسسة الأكاديمية',
  UI_PROGRESS: 'الطلب قيد المعالجة',
  UI_APPEAL_PROGRESS: 'الاستئناف قيد المعالجة',
}

export const statusEvents: WordsLike<typeof original.statusEvents> = {
  SUBMIT: 'تقديم الطلب',
  RETURN_FOR_REPAIR: 'إعادة للتصحيح',
  CANCEL_RETURN: 'إلغاء الإعادة للتصحيح',
  SUBMIT_CORRECTIONS: 'تقديم التصحيحات',
  WINDOW_LAPSES: 'انتهى موعد تقديم التصحيحات',
  APPROVE: 'الموافقة على الطلب',
  DENY: 'رفض الطلب',
  INSTITUTION_REJECTS: 'رفض من قبل المؤسسة الأكاديمية',
  SEND_BACK_TO_REVIEW: 'إعادة إلى الفحص',
  CONFIRM: 'موافقة رئيس/ة الطاقم',
  COMPUTE: 'احتساب النقاط',
  REOPEN: 'إعادة فتح',
  REVISE: 'تعديل النتيجة المنشورة',
  PAYMENT_CONFIRMED: 'تأكيد الدفع',
  ACCOUNT_NEEDED: 'مطلوب حساب بنكي آخر',
  NOTHING_DUE: 'لم يبقَ مبلغ للدفع',
  ASK_FOR_BANK_FIX: 'طلب تصحيح تفاصيل الحساب البنكي',
  FIX_BANK_DETAILS: 'تصحيح تفاصيل الحساب البنكي',
  ACCEPT_BANK_FIX: 'قبول تفاصيل الحساب البنكي المصحَّحة',
  ASK_FOR_BANK_FIX_AGAIN: 'طلب مجدّد لتصحيح تفاصيل الحساب البنكي',
  APPEAL: 'تقديم استئناف',
  APPROVE_APPEAL: 'الموافقة على الاستئناف',
  DENY_APPEAL: 'رفض الاستئناف',
  QUEUE_APPEAL: 'تحويل الاستئناف إلى احتساب النقاط',
}

export const actors: WordsLike<typeof original.actors> = {
  STUDENT: 'طالب/ة',
  REVIEWER: 'فاحص/ة',
  MANAGER: 'رئيس/ة طاقم',
  FINANCE: 'المالية',
  SYSTEM: 'النظام',
  INSTITUTION_LIST: 'قائمة المؤسسة الأكاديمية',
}

export const statusRefusals: WordsLike<typeof original.statusRefusals> = {
  WRONG_STATUS: 'لا يمكن تنفيذ الإجراء في حالة الطلب الحالية',
  WRONG_ACTOR: 'لا توجد صلاحية لهذا الإجراء',
  PERIOD_CLOSED: 'التسجيل مغلق',
  APPEALS_CLOSED: 'فترة الاستئنافات مغلقة',
  RESULT_NOT_PUBLISHED: 'لم تُنشر النتيجة بعد',
  ALREADY_CORRECTED: 'يمكن تصحيح الطلب مرة واحدة فقط',
  CORRECTION_WINDOW_LAPSED: 'انتهى موعد تقديم التصحيحات',
  CORRECTION_WINDOW_OPEN: 'لم ينته موعد تقديم التصحيحات بعد',
  REASON_REQUIRED: 'اذكروا السبب',
  ALREADY_APPEALED: 'يمكن تقديم استئناف واحد فقط لكل طلب',
  RESULT_PUBLISHED: 'نُشرت النتيجة بالفعل',
  FIGURES_INCOMPLETE: 'استكملوا المعطيات التي جرى التحقق منها',
  REJECTION_WAITS_FOR_REVIEW: 'يطبّق رئيس/ة الطاقم رفض المؤسسة بعد أن يتولى فاحص/ة الطلب من جديد',
  NOT_YOUR_RETURN: 'يمكن إلغاء الإعادة فقط لمن أعاد الطلب أو لرئيس/ة الطاقم',
  SECOND_PERSON_REQUIRED: 'مطلوب شخص آخر: من عالج الطلب لا يمكنه تنفيذ هذا الإجراء',
  PAYMENT_STILL_DUE: 'بقي مبلغ للدفع أو دفعة في الطريق',
  ACCOUNT_USABLE: 'الحساب البنكي الحالي صالح للدفع',
}

export const studentActions: WordsLike<typeof original.studentActions> = {
  FILL_FORM: 'متابعة تعبئة الطلب',
  FIX_DOCUMENTS: 'تصحيح المستندات',
  APPEAL: 'تقديم استئناف',
  UPDATE_APPEAL: 'تحديث الاستئناف',
  FIX_APPEAL: 'تصحيح الاستئناف',
  FIX_BANK_DETAILS: 'تصحيح تفاصيل الحساب البنكي',
  VIEW_SUBMITTED_COPY: 'عرض الطلب الذي تم تقديمه',
  VIEW_APPEAL: 'عرض الاستئناف',
  VIEW_RESULT: 'عرض النتيجة وتفصيل النقاط',
}

export const publishStates: WordsLike<typeof original.publishStates> = {
  '0': 'لم يُنشر بعد',
  '1': 'نُشرت النتيجة',
  '2': 'نُشرت نتيجة الاستئناف',
}
