import { Fragment } from 'react'

/** Lets a file name or a similar text break after its signs. It breaks inside a word only where that is not enough. */
export const BreakPoints = ({ text }: { text: string }) =>
  text.split(/(?<=[_.\-/@])/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
