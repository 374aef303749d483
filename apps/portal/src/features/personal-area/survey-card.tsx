import { paths } from '@milgo/contracts/portal-paths'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { Link } from 'react-router'
import { AreaCard } from './area-card.tsx'
import { usePersonalAreaWords } from './personal-area-words.ts'

/** The survey is offered here, and nowhere in the way. */
export const SurveyCard = () => {
  const { surveyTexts: words } = usePersonalAreaWords()
  return (
    <AreaCard title={words.offerTitle} text={words.offer}>
      <Link to={paths.studentSurvey} className={buttonStyle('secondary')}>
        {words.open}
      </Link>
    </AreaCard>
  )
}
