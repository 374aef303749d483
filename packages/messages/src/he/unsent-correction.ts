/** Over every page while files of a correction are uploaded and not submitted. */
export const unsentCorrection = {
  label: 'תיקונים שלא הוגשו',
  title: 'התיקונים עדיין לא הוגשו',
  text: 'העליתם קבצים חדשים, אך הם ייבדקו רק אם תגישו אותם עד {date} בשעה {hour}.',
  action: 'להגשת התיקונים',
} as const
