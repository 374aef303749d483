import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { PageHeading } from '../lib/page-heading.tsx'
import { useWords } from '../lib/words.ts'

/** What is left when a page broke, or its code did not come, as after a new release; the bar with its ways out stays. */
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
