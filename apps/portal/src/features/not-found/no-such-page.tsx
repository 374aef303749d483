import { paths } from '@milgo/contracts/portal-paths'
import { ArrowRight, Signpost } from 'lucide-react'
import { Link } from 'react-router'
import { useWords } from '../../lib/words.ts'
import { SignPage } from './sign-page.tsx'

const waysOn = ['home', 'checkEligibility', 'faq', 'contact'] as const

export const NoSuchPage = () => {
  const { notFound, shell } = useWords()
  return (
    <SignPage title={notFound.title} text={notFound.text} Icon={Signpost}>
      <ul className="mt-6 max-w-120 divide-y divide-line border-y border-line">
        {waysOn.map((name) => (
          <li key={name}>
            <Link
              to={paths[name]}
              className="flex min-h-13 items-center justify-between gap-4 text-brand underline-offset-4 hover:underline"
            >
              {shell.pages[name]}
              <ArrowRight aria-hidden="true" className="mirrored size-5" />
            </Link>
          </li>
        ))}
      </ul>
    </SignPage>
  )
}
