/**
 * What was found in an accepted file. The office shows the file with its marks, and only in its own viewer.
 * `UNCHECKED_PARTS`: a part of the file, or all of it, could not be inspected, so nobody knows what is in it or whether
 * it can be opened. The other marks are dangers when the file is opened outside the office.
 */
export const fileMarks = ['JAVASCRIPT', 'LAUNCH_ACTION', 'EMBEDDED_FILE', 'UNCHECKED_PARTS'] as const
export type FileMark = (typeof fileMarks)[number]

/** Returns whether a mark says that the file may run something. */
export const isActiveContent = (mark: FileMark): boolean => mark !== 'UNCHECKED_PARTS'
