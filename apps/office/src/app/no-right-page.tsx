import { officePaths } from '@milgo/contracts/office-paths'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { Link } from 'react-router'
import { PageHeading } from '../lib/page-heading.tsx'
import { useWords } from '../lib/words.ts'

export const NoRightPage = () => {
  const { noRight, notFound } = useWords().office
  return (
    <div className="flex flex-col items-start gap-4 py-10">
      <PageHeading title={noRight.title} />
      <p className="max-w-measure text-lead text-ink-soft">{noRight.text}</p>
      <Link to={officePaths.start} className={buttonStyle('secondary')}>
        {notFound.back}
      </Link>
    </div>
  )
}
