import type { formNotes as original } from '../he/form-notes.ts'
import type { WordsLike } from '../words.ts'

export const formNotes: WordsLike<typeof original> = {
  districtHint: 'إذا لم يكن الحي في القائمة، اختاروا «آخر»',
  bankNote: {
    noPromise: 'إن تقديم تفاصيل الحساب البنكي لا يشكّل التزامًا بإعطاء المنحة أو جزء منها.',
    purpose: 'تُستخدم التفاصيل فقط في حال الاستحقاق،',
    deletion: 'وإلا فسيتم حذفها.',
  },
  spouseNote: 'إذا لم يكن هناك تواصل مع الزوج/ة، أرفقوا تصريحًا مشفوعًا بالقسم من محامٍ',
  notWorkNote: 'على من لا يعملون أيضًا إرفاق مصادقة على ذلك',
  correctnessText:
    'أعلم أن تقديم تفاصيل كاذبة أو إخفاء معلومات قد يؤدي إلى إلغاء استحقاق المنحة والمطالبة بإعادة الأموال',
  academicScope: 'أدرس بنسبة 60% على الأقل من فصلين دراسيين، أو 4 مساقات متقدمة',
  submitSuccess: 'تم تقديم الطلب بنجاح',
  submitProblem: 'حدثت مشكلة في إرسال الطلب',
  submitChecked: 'سيتم فحص الطلب وفقًا لشروط الحد الأدنى والمعايير وأنظمة المنحة',
  submitMessage: 'سيتم إرسال إشعار منفصل بالبريد الإلكتروني وبرسالة نصية',
  submitOnce: 'يمكن تصحيح الطلب مرة واحدة فقط',
  submitAnswers: 'من المتوقع صدور الإجابات النهائية في {date}',
  sendListToEmail: 'إرسال قائمة المستندات إلى البريد الإلكتروني',
  emailSent: 'تم إرسال القائمة إلى البريد الإلكتروني',
  back: 'السابق',
  saveAndClose: 'حفظ وخروج',
  send: 'إرسال الطلب',
  submitCorrections: 'تقديم التصحيحات',
  addFamilyMember: 'إضافة فرد من العائلة',
  remove: 'إزالة',
  familyMemberLine: 'فرد من العائلة {n}',
  documentOf: '{document}: {member}',
  documentNumber: '{document} ({n})',
  requestSubmission: 'تقديم الطلب',
}
