import type { ReactNode } from 'react'
import { useText } from '#web/kit/i18n/use-text.ts'
import { ART } from '#web/kit/ui/art.ts'
import { Picture } from '#web/kit/ui/picture.tsx'

type Props = { title: string; text: string; children: ReactNode }

/** There is nothing at this address: why, and where to go on. */
export function LostNotice({ title, text, children }: Props) {
  const { t } = useText()
  return (
    <div className="wrap pt-4 lg:pt-8">
      <section className="slab grid grid-cols-1 overflow-hidden lg:grid-cols-2">
        <div className="pic aspect-16/9 rounded-none! lg:aspect-auto lg:min-h-100">
          <Picture
            art={ART.lost}
            alt={t('shell.notFoundPicture')}
            sizes="(width >= 64rem) 592px, 100vw"
            loading="eager"
            className="object-[64%_60%]"
          />
        </div>
        <div className="grid content-center gap-4 p-4 lg:p-8">
          <div>
            <h1 className="text-2xl lg:text-3xl">{title}</h1>
            <p className="mt-1.5 text-soft">{text}</p>
          </div>
          {children}
        </div>
      </section>
    </div>
  )
}
