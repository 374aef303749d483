import { paths } from '@milgo/contracts/portal-paths'
import { fill } from '@milgo/messages/fill'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { Link } from 'react-router'
import { momentParts } from '../../../lib/moment-parts.ts'
import { useLanguage } from '../../../lib/words.ts'
import { PublicCalculatorLink } from '../../../request/score/public-calculator-link.tsx'
import { useScoreWords } from '../../../request/score/score-words.ts'
import type { Area } from '../shared/area.ts'
import { AreaCard } from '../shared/area-card.tsx'

type Props = {
  readonly area: Area
  /** Whether the result has a score, which the student can then compute with other figures. */
  readonly hasScore: boolean
}

/** Links to the appeal, as long as it is open. */
export const AppealCard = ({ area: { request }, hasScore }: Props) => {
  const { appeal: words } = useScoreWords().resultView
  const language = useLanguage()
  const deadline = request?.appeal_deadline
  if (!deadline || !request.actions.includes('APPEAL')) return null
  return (
    <AreaCard title={words.title}>
      <p className="text-pretty">
        <TextWithNumbers text={fill(words.text, momentParts(deadline, language))} />
      </p>
      {!hasScore && <PublicCalculatorLink />}
      <div className="mt-4 flex flex-col items-start gap-2 max-sm:items-stretch">
        <Link to={paths.personalAreaAppeal} className={buttonStyle('secondary')}>
          {words.open}
        </Link>
        <p className="text-small text-ink-soft">
          {words.change}{' '}
          <Link to={paths.personalAreaStatusChangeAppeal} className={textLinkStyle}>
            {words.changeLink}
          </Link>
        </p>
      </div>
    </AreaCard>
  )
}
