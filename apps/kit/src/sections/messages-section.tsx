import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Badge } from '@milgo/ui/badge.tsx'
import { Banner, type BannerTone } from '@milgo/ui/banner.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { showToast } from '@milgo/ui/toasts.ts'
import { useState } from 'react'
import type { KitWords } from '../kit-words.ts'
import { Showcase } from '../showcase.tsx'

const tones = ['info', 'good', 'attention', 'bad'] as const

export const MessagesSection = ({ kit }: { kit: KitWords }) => {
  const [shown, setShown] = useState<readonly BannerTone[]>(tones)
  return (
    <Showcase title={kit.sections.messages}>
      <div className="flex flex-col gap-3">
        {shown.map((tone) => (
          <Banner
            key={tone}
            tone={tone}
            title={kit.banners[tone].title}
            onClose={() => setShown(shown.filter((each) => each !== tone))}
            closeLabel={`${kit.banners.close}: ${kit.banners[tone].title}`}
          >
            {kit.banners[tone].text}
          </Banner>
        ))}
      </div>
      <p>
        <TextWithNumbers text={kit.mixed} />
      </p>
      <div className="flex flex-wrap gap-2">
        <Badge tone="good">{kit.toast.saved}</Badge>
        <Badge tone="sun">{kit.section.missing}</Badge>
        <Badge tone="info">{kit.banners.info.title}</Badge>
        <Badge tone="neutral">{kit.states.disabled}</Badge>
      </div>
      <div className="flex flex-wrap gap-3">
        <ActionButton variant="secondary" onPress={() => showToast({ tone: 'good', text: kit.toast.saved })}>
          {kit.toast.good}
        </ActionButton>
        <ActionButton variant="secondary" onPress={() => showToast({ tone: 'bad', text: kit.toast.failed })}>
          {kit.toast.bad}
        </ActionButton>
        <ActionButton variant="secondary" onPress={() => showToast({ tone: 'info', text: kit.toast.opens })}>
          {kit.toast.info}
        </ActionButton>
      </div>
    </Showcase>
  )
}
