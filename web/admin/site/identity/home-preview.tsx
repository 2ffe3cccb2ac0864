import { type CSSProperties, useState } from 'react'
import { accentOf } from '#contract/platform/colour.ts'
import { heroSceneOf } from '#contract/settings/hero-scenes.ts'
import type { Identity } from '#contract/settings/identity.schema.ts'
import { heroStem } from '#contract/site/site-images.ts'
import { headlineFit, lineEm, toHeadline } from '#contract/site/wordmark.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { Segmented } from '#web/admin/kit/settings/fields/segmented.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { fit } from '#web/kit/ui/fit.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

/** The first screen of the home page, to scale. */
export function HomePreview({ identity, defaults }: PreviewProps) {
  const { t, language, number } = useAdminText()
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone')
  const [name, shortName] = [identity.name.trim(), identity.short_name.trim()]
  const { big, bigEm, small, smallEm, tracking } = toHeadline(name, shortName)
  const { px, isReadable } = headlineFit(name, shortName)
  return (
    <Panel
      title={t('adminIdentity.previewTitle')}
      action={
        <Segmented
          label={t('admin.previewWidth')}
          options={[
            { value: 'phone', label: t('admin.phone') },
            { value: 'desktop', label: t('admin.desktop') },
          ]}
          value={width}
          onChange={setWidth}
        />
      }
      foot={
        <p className="flex items-start gap-2 text-sm" aria-live="polite">
          <Icon
            name={isReadable ? 'circle-check' : 'triangle-alert'}
            className={`mt-0.5 ${isReadable ? 'text-ok' : 'text-wait'}`}
          />
          {t(isReadable ? 'adminIdentity.fits' : 'adminIdentity.fitsSmall', { px: number(px) })}
        </p>
      }
    >
      <div className="preview" role="img" aria-label={t('adminIdentity.previewAlt')}>
        <div
          className="preview-home relative isolate flex flex-col overflow-hidden bg-ground text-ink"
          data-width={width}
          style={accentStyle(identity.accent)}
        >
          <img
            className="preview-hero absolute inset-0 z-[-2] size-full object-cover object-[88%_100%]"
            src={heroPreviewUrl(identity.hero_url, 960)}
            alt=""
          />
          <div className="preview-bar flex flex-none items-center border-line border-b bg-ground">
            <MarkPreview identity={identity} defaults={defaults} />
            <span
              className="preview-name px min-w-0 whitespace-nowrap uppercase"
              style={fit(lineEm(shortName))}
            >
              {shortName}
            </span>
            <Icon name="menu" className="ml-auto" />
          </div>
          <div className="preview-words flex flex-1 flex-col items-start">
            <p className="word preview-big whitespace-nowrap uppercase" style={fit(bigEm)}>
              {big}
            </p>
            {small && (
              <p
                className="word preview-small text-star uppercase leading-[0.9]"
                style={fit(Math.max(smallEm, 1), { '--tracking': `${tracking}em` })}
              >
                {small}
              </p>
            )}
            <p className="preview-tagline font-semibold leading-[1.35]">{identity.tagline[language]}</p>
            <span className="preview-play grid place-items-center rounded-px bg-star font-bold text-on-star">
              {t('adminMenus.playNow')}
            </span>
          </div>
        </div>
      </div>
    </Panel>
  )
}

export type PreviewProps = { identity: Identity; defaults: Identity }

const COLOUR = /^#[0-9a-f]{6}$/i

/** The colours of the draft; those of the site while it is no colour. */
export function accentStyle(accent: string): CSSProperties {
  if (!COLOUR.test(accent)) return {}
  const { face, hi, lip, on } = accentOf(accent.toLowerCase())
  return {
    '--color-star': face,
    '--color-star-hi': hi,
    '--color-star-lip': lip,
    '--color-on-star': on,
  } as CSSProperties
}

export function heroPreviewUrl(heroUrl: string | null, width: 480 | 960): string {
  const scene = heroSceneOf(heroUrl)
  const stem = heroUrl === null ? null : heroStem(heroUrl)
  return scene === null && stem !== null ? `${stem}-${width}.webp` : `/art/${scene ?? 'hero'}-${width}.webp`
}

/** The uploaded logo, the mark of the demo network, or the first letter on a block. */
export function MarkPreview({ identity, defaults }: PreviewProps) {
  const { name, short_name, logo_url } = identity
  if (logo_url !== null)
    return <img className="preview-mark flex-none object-contain" src={logo_url} alt="" />
  if (name === defaults.name && short_name === defaults.short_name) {
    return <img className="preview-mark flex-none object-contain" src="/icons/mark.svg" alt="" />
  }
  const [initial = ''] = short_name.trim()
  return (
    <span className="preview-mark preview-block px grid flex-none place-items-center bg-star text-on-star">
      {initial.toUpperCase()}
    </span>
  )
}
