import type { ContentIcon } from '@milgo/contracts/core/content-icon'
import { ContentPicture } from './content-picture.tsx'

const looks = ['slide-picture-sun', 'slide-picture-brand', 'slide-picture-info'] as const

/** The picture half of a slide. Neighbouring slides have different colours. */
export const SlidePicture = ({ icon, index }: { readonly icon: ContentIcon; readonly index: number }) => (
  <div
    className={`slide-picture ${looks[index % looks.length]} flex h-32 items-center justify-center md:order-last md:h-auto`}
  >
    <ContentPicture icon={icon} className="size-14 md:size-22" />
  </div>
)
