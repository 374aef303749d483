import { Fragment } from 'react'

/** Names of files and the like break after their signs, and only where that is not enough inside a word. */
export const BreakPoints = ({ text }: { text: string }) =>
  text.split(/(?<=[_.\-/@])/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
