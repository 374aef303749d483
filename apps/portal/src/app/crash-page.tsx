import { paths } from '@milgo/contracts/portal-paths'
import { fill } from '@milgo/messages/fill'
import { Button } from '@milgo/ui/button.tsx'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { useEffect } from 'react'
import { PageHeading, pageHeadingId } from '../lib/page-heading.tsx'
import { useWords } from '../lib/words.ts'
import { Awake } from './awake.tsx'

/** What is left when a page broke. The way home is a real page load: the broken state must not come along. */
export const CrashPage = () => {
  const { shell } = useWords()

  // It comes instead of something the reader was at; the focus must not be lost with that.
  useEffect(() => {
    document.getElementById(pageHeadingId)?.focus()
  }, [])

  return (
    <div className="page-column flex flex-col items-start gap-5 py-16">
      <Awake />
      <PageHeading
        documentTitle={fill(shell.documentTitle, { page: shell.crash.title })}
        className="text-title"
      >
        {shell.crash.title}
      </PageHeading>
      <p className="max-w-measure text-lead text-ink-soft">{shell.crash.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => location.reload()}>
          {shell.crash.reload}
        </Button>
        <a href={paths.home} className={buttonStyle('secondary')}>
          {shell.backToHome}
        </a>
      </div>
    </div>
  )
}
