type Received = {
  /** Null if no place of the form asks for the file any more. */
  readonly label: string | null
  /** The numbers of the submitted copies that contain the file. */
  readonly copies: readonly number[]
}

/** Returns the replaced files: they were sent, and the newest copy does not contain them. */
export const replacedFiles = <File extends Received>(files: readonly File[]): ReadonlySet<File> => {
  const newest = Math.max(0, ...files.flatMap(({ copies }) => copies))
  return new Set(
    files.filter(({ label, copies }) => label === null || (copies.length > 0 && !copies.includes(newest))),
  )
}
