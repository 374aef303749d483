type Received = {
  /** Null where no place of the form asks for it any more. */
  readonly label: string | null
  /** The numbers of the copies in which it was sent. */
  readonly copies: readonly number[]
}

/** The files that another one has taken the place of: they were sent, and the newest copy is without them. */
export const replacedFiles = <File extends Received>(files: readonly File[]): ReadonlySet<File> => {
  const newest = Math.max(0, ...files.flatMap(({ copies }) => copies))
  return new Set(
    files.filter(({ label, copies }) => label === null || (copies.length > 0 && !copies.includes(newest))),
  )
}
