import { Banner } from '@milgo/ui/banner.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import type { Area } from './shared/area.ts'
import { usePersonalAreaWords } from './shared/personal-area-words.ts'

/** The id of the contact card, which the note links to. */
export const contactPlace = 'contact-details'

/** Says which address our messages do not reach, and what to do about it. */
export const UndeliveredNote = ({ undelivered }: Pick<Area, 'undelivered'>) => {
  const { undelivered: words } = usePersonalAreaWords().personalArea
  if (undelivered.length === 0) return null
  return (
    <Banner tone="attention" title={words.title}>
      {undelivered.map((channel) => (
        <p key={channel}>{words[channel]}</p>
      ))}
      <a href={`#${contactPlace}`} className={textLinkStyle}>
        {words.go}
      </a>
    </Banner>
  )
}
