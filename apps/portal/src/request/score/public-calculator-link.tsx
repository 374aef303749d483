import { paths } from '@milgo/contracts/portal-paths'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { Link } from 'react-router'
import { useScoreWords } from './score-words.ts'

/** Links a student whose request has no score to the public calculator, before the appeal. */
export const PublicCalculatorLink = () => {
  const { appeal: words } = useScoreWords().resultView
  return (
    <Link to={paths.calculator} className={`${textLinkStyle} inline-flex min-h-11 items-center`}>
      {words.toCalculator}
    </Link>
  )
}
