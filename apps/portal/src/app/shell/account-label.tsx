import { CircleUser } from 'lucide-react'
import { useWords } from '../../lib/words.ts'

/** On the narrowest screens the picture stands alone, and the words are for the screen reader. */
export const AccountLabel = () => {
  const { shell } = useWords()
  return (
    <>
      <CircleUser aria-hidden="true" className="size-5" />
      <span className="max-[24rem]:sr-only">{shell.pages.personalArea}</span>
    </>
  )
}
