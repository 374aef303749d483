/** Why a document is sent back, by the code of the reason. */
export const returnReasons = {
  UNREADABLE: 'الملف غير مقروء',
  INCOMPLETE: 'تنقص صفحات أو تفاصيل في المستند',
  WRONG_DOCUMENT: 'هذا ليس المستند الذي طلبناه',
  WRONG_PERSON: 'المستند يخص شخصًا آخر',
  WRONG_YEAR: 'المستند ليس من الفترة المطلوبة',
  EXPIRED: 'انتهت صلاحية المستند',
  UNSIGNED: 'ينقص توقيع أو ختم',
  OTHER: 'يجب استبدال المستند',
} as const
