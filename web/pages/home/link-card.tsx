import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Picture } from '#web/kit/ui/picture.tsx'
import type { CardLook } from './arrange-cards.ts'
import type { PageCard } from './page-cards.ts'

const STACK_SIZES = '(width >= 64rem) 33vw, (width >= 48rem) 50vw, 100vw'
const LOOKS: Record<CardLook['shape'], { box: string; frame: string; sizes: string }> = {
  stack: { box: '', frame: '', sizes: STACK_SIZES },
  first: { box: 'md:max-lg:flex-row', frame: 'md:max-lg:flex-none md:max-lg:basis-72', sizes: STACK_SIZES },
  row: { box: 'sm:flex-row', frame: 'sm:flex-none sm:basis-56', sizes: '(width >= 30rem) 224px, 100vw' },
}

/** A picture and the way to a page. */
export function LinkCard({ card, look }: { card: PageCard; look: CardLook }) {
  const { path, art, title, text, onward } = card
  const { box, frame, sizes } = LOOKS[look.shape]
  return (
    <SiteLink to={path} className={`slab flex flex-col overflow-hidden ${box} ${look.box}`}>
      <div
        className={`link-card-picture relative min-h-40 flex-1 bg-deep [&_img]:absolute [&_img]:inset-0 [&_img]:h-full [&_img]:w-full [&_img]:object-cover ${frame}`}
      >
        <Picture art={art} alt="" sizes={sizes} />
      </div>
      <div className="flex flex-col p-4 lg:p-6">
        <h3 className="text-lg lg:text-xl">{title}</h3>
        <p className="mt-1 text-soft">{text}</p>
        <span className="mt-auto flex items-center gap-2 pt-3 font-bold text-star">
          {onward}
          <Icon name="arrow-right" />
        </span>
      </div>
    </SiteLink>
  )
}
