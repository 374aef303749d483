import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { PageHeading } from '../lib/page-heading.tsx'
import { useWords } from '../lib/words.ts'

/**
 * Shown when a page has failed, or its code could not be loaded, as after a new release. The header with its links
 * stays.
 */
export const CrashPage = () => {
  const { failed, crash } = useWords().office
  return (
    <div className="flex flex-col gap-5 py-10">
      <PageHeading title={failed.title} />
      <Banner
        tone="bad"
        announce="alert"
        action={
          <ActionButton variant="secondary" onPress={() => location.reload()}>
            {crash.reload}
          </ActionButton>
        }
      >
        {crash.text}
      </Banner>
    </div>
  )
}
