import { paths } from '@milgo/contracts/portal-paths'
import { fill } from '@milgo/messages/fill'
import { Button } from '@milgo/ui/button.tsx'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { useEffect } from 'react'
import { Awake } from '../../lib/awake.tsx'
import { PageHeading, pageHeadingId } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'

/** Shown when a page broke. The link home is a real page load, so that the broken state is discarded. */
export const CrashPage = () => {
  const { shell } = useWords()

  // It replaces what the reader used, so the focus is set to its heading.
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
