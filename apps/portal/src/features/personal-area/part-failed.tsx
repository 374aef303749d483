import { Button } from '@milgo/ui/button.tsx'
import { useWords } from '../../lib/words.ts'
import { AreaCard } from './area-card.tsx'

/** In the place of a part whose code did not come: the rest of the page can be used. */
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
