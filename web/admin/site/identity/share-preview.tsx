import { withName } from '#contract/site/with-name.ts'
import { wordEm } from '#contract/site/wordmark.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { fit } from '#web/kit/ui/fit.ts'
import { accentStyle, heroPreviewUrl, MarkPreview, type PreviewProps } from './preview-parts.tsx'

/** The card that chats show for a link; the server makes its picture when the settings are saved. */
export function SharePreview({ identity, defaults }: PreviewProps) {
  const { t, language } = useAdminText()
  const { name, tagline, description, accent, hero_url } = identity
  return (
    <Panel title={t('adminIdentity.shareTitle')}>
      <div className="preview" role="img" aria-label={t('adminIdentity.shareAlt')}>
        <div
          className="preview-share relative isolate flex flex-col justify-center overflow-hidden bg-ground text-ink"
          style={accentStyle(accent)}
        >
          <img
            className="preview-hero absolute inset-0 z-[-2] size-full object-cover object-[88%_100%]"
            src={heroPreviewUrl(hero_url, 960)}
            alt=""
          />
          <MarkPreview identity={identity} defaults={defaults} />
          <p className="px preview-share-name text-star uppercase" style={fit(wordEm(name.trim()))}>
            {name}
          </p>
          <p className="preview-tagline font-semibold leading-[1.35]">{tagline[language]}</p>
        </div>
      </div>
      <p className="mt-3 font-bold wrap-anywhere">{name}</p>
      <p className="wrap-anywhere text-soft text-sm">{withName(description[language], name)}</p>
    </Panel>
  )
}
