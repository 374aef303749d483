import { CircleUser } from 'lucide-react'
import { useWords } from '../../lib/words.ts'

/**
 * Draws the label. In Arabic and English the icon and the words together would break the header of a usual phone into
 * two rows: there the words stand alone. On the narrowest screens only the icon is visible, and the words are for the
 * screen reader.
 */
export const AccountLabel = () => {
  const { shell } = useWords()
  return (
    <>
      <CircleUser aria-hidden="true" className="size-5 min-[24rem]:max-[28rem]:hidden" />
      <span className="max-[24rem]:sr-only">{shell.pages.personalArea}</span>
    </>
  )
}
