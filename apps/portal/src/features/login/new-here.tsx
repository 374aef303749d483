import { paths } from '@milgo/contracts/portal-paths'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { useLoginWords } from './login-words.ts'

/** The way in for who was never here. */
export const NewHere = () => {
  const { newHere } = useLoginWords().login
  return (
    <aside aria-labelledby="new-here" className="rounded-medium bg-brand-wash px-5 py-6 sm:px-8 sm:py-8">
      <h2 id="new-here" className="text-title">
        {newHere.title}
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">{newHere.text}</p>
      <Link to={paths.checkEligibility} className={`${buttonStyle('secondary')} mt-5`}>
        {newHere.action}
        <ArrowRight aria-hidden="true" className="mirrored size-5" />
      </Link>
    </aside>
  )
}
