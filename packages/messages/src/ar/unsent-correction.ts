/** Over every page while files of a correction are uploaded and not submitted. */
export const unsentCorrection = {
  label: 'تصحيحات لم تُقدَّم',
  title: 'لم تُقدَّم التصحيحات بعد',
  text: 'رفعتم ملفات جديدة، لكنها ستُفحص فقط إذا قدّمتموها حتى {date} الساعة {hour}.',
  action: 'إلى تقديم التصحيحات',
} as const
