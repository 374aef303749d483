import { paths } from '@milgo/contracts/portal-paths'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { Link } from 'react-router'
import { AreaCard } from './shared/area-card.tsx'
import { usePersonalAreaWords } from './shared/personal-area-words.ts'

/** Offers the survey, without interrupting the student. */
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
