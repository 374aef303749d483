import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { PageHeading } from '../lib/page-heading.tsx'
import { useWords } from '../lib/words.ts'

export const LoadFailed = ({ retry }: { retry: () => unknown }) => {
  const { office, callFailures } = useWords()
  return (
    <div className="flex flex-col gap-5 py-10">
      <PageHeading title={office.failed.title} />
      <Banner
        tone="bad"
        announce="alert"
        action={
          <ActionButton variant="secondary" onPress={() => void retry()}>
            {office.failed.retry}
          </ActionButton>
        }
      >
        {callFailures.noConnection}
      </Banner>
    </div>
  )
}
