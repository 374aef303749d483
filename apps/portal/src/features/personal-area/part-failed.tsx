import { Button } from '@milgo/ui/button.tsx'
import { useWords } from '../../lib/words.ts'
import { AreaCard } from './shared/area-card.tsx'

/** Replaces a part whose code failed to load. The rest of the page can be used. */
export const PartFailed = () => {
  const { crash } = useWords().shell
  return (
    <AreaCard title={crash.title} text={crash.text}>
      <Button variant="secondary" onClick={() => location.reload()}>
        {crash.reload}
      </Button>
    </AreaCard>
  )
}
