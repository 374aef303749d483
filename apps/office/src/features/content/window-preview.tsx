import { WindowSheet, windowSheetStyle } from '@milgo/ui/window-sheet.tsx'

type Props = {
  readonly header: string
  readonly text: string
  readonly positive: string
  readonly negative: string
}

const nowhere = () => {}

/** The window as readers see it, over a dimmed page. On a phone it is at the lower edge. */
export const WindowPreview = ({ header, text, positive, negative }: Props) => (
  <div className="flex items-end justify-center bg-[rgb(10_16_29/0.6)] pt-24 sm:items-center sm:p-12">
    <div className={`${windowSheetStyle} sm:max-w-[560px]`}>
      <WindowSheet
        heading={<h2 className="text-title">{header}</h2>}
        text={text}
        positive={{ label: positive, onPress: nowhere }}
        {...(negative !== '' && { negative: { label: negative, onPress: nowhere } })}
      />
    </div>
  </div>
)
