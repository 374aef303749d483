/**
 * What a file that was taken may do when it is opened in a program of its own: the office shows it with its marks, and
 * in its viewer only. `UNCHECKED_PARTS`: something of it could not be looked into.
 */
export const fileMarks = ['JAVASCRIPT', 'LAUNCH_ACTION', 'EMBEDDED_FILE', 'UNCHECKED_PARTS'] as const
export type FileMark = (typeof fileMarks)[number]
