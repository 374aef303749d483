/** Over every page while files of a correction are uploaded and not submitted. */
export const unsentCorrection = {
  label: 'Corrections not submitted',
  title: 'Your corrections have not been submitted yet',
  text: 'You uploaded new files, but they are reviewed only if you submit them by {date} at {hour}.',
  action: 'Submit corrections',
} as const
