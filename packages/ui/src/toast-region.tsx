import { CircleCheck, CircleX, Info, X } from 'lucide-react'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
} from 'react-aria-components/Toast'
import { IconButton } from './icon-button.tsx'
import { toasts } from './toasts.ts'

const tones = {
  good: { Icon: CircleCheck, icon: 'text-good' },
  bad: { Icon: CircleX, icon: 'text-bad' },
  info: { Icon: Info, icon: 'text-info' },
} as const

/**
 * Shows the toasts; once per application. F6 reaches it, as React Aria arranges for landmarks. On a phone it is at the
 * top, because the lower edge has the actions of forms and windows; elsewhere it is above such a bar.
 */
export const ToastRegion = ({ closeLabel }: { closeLabel: string }) => (
  <AriaToastRegion
    queue={toasts}
    className="fixed inset-x-4 top-4 z-60 flex flex-col items-center gap-2.5 rounded-small outline-none sm:start-auto sm:end-6 sm:top-auto sm:bottom-24 sm:flex-col-reverse sm:items-end data-focus-visible:outline-3 data-focus-visible:outline-(--focus)"
  >
    {({ toast }) => {
      const { Icon, icon } = tones[toast.content.tone]
      return (
        <Toast
          toast={toast}
          className="flex w-full max-w-[420px] items-center gap-3 rounded-medium border border-line bg-surface py-1.5 ps-4 pe-1.5 text-ink shadow-raised outline-none transition-opacity duration-200 starting:opacity-0 data-focus-visible:outline-3 data-focus-visible:outline-(--focus)"
        >
          <Icon aria-hidden="true" className={`size-6 shrink-0 ${icon}`} />
          <ToastContent className="min-w-0 grow py-2">
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          <IconButton slot="close" label={closeLabel}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </Toast>
      )
    }}
  </AriaToastRegion>
)
