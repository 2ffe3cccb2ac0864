import { NAME_MAX_LENGTH, SHORT_NAME_MAX_LENGTH } from '#contract/settings/identity.schema.ts'
import { withName } from '#contract/site/with-name.ts'
import { wordEm } from '#contract/site/wordmark.ts'
import { LanguagesField } from '#web/admin/kit/settings/fields/languages-field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { PictureField } from '#web/admin/kit/settings/fields/picture-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { settingsPage, useSection } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { fit } from '#web/kit/ui/fit.ts'
import { AccentField } from './accent-field.tsx'
import { HeadsPanel } from './heads-panel.tsx'
import { HeroChoice } from './hero-choice.tsx'
import { accentStyle, HomePreview, heroPreviewUrl, MarkPreview, type PreviewProps } from './home-preview.tsx'

const TAGLINE_MAX_LENGTH = 120
const DESCRIPTION_MAX_LENGTH = 300
const PLAYERS_MAX_LENGTH = 24

export default settingsPage(IdentityForm)

function IdentityForm() {
  const { t } = useAdminText()
  const { look } = useSite()
  const identity = useSection('identity')
  const heads = useSection('heads')
  const preview = () => (
    <>
      <HomePreview identity={identity.value} defaults={identity.defaults} />
      <SharePreview identity={identity.value} defaults={identity.defaults} />
    </>
  )
  return (
    <SettingsForm forms={[identity, heads]} preview={preview}>
      {() => (
        <>
          <Panel title={t('settingsLabels.identity.name')} stack>
            <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
              <TextField at={identity.at('name')} max={NAME_MAX_LENGTH} />
              <TextField
                at={identity.at('short_name')}
                max={SHORT_NAME_MAX_LENGTH}
                help={t('adminIdentity.shortNameHelp')}
              />
            </div>
            <LanguagesField at={identity.at('tagline')} max={TAGLINE_MAX_LENGTH} multiline />
          </Panel>
          <Panel title={t('adminIdentity.logoTitle')}>
            <div className="grid grid-cols-1 items-start gap-x-4 gap-y-5 md:grid-cols-2">
              <div className="grid grid-cols-1 gap-5">
                <PictureField
                  at={identity.at('logo_url')}
                  kind="logo"
                  help={t('adminIdentity.logoHelp')}
                  builtIn={look.mark}
                  whole
                />
                <PictureField
                  at={identity.at('favicon_url')}
                  kind="favicon"
                  builtIn={look.favicon}
                  size={48}
                  whole
                />
              </div>
              <AccentField at={identity.at('accent')} />
            </div>
          </Panel>
          <Panel title={t('settingsLabels.identity.hero_url')}>
            <HeroChoice at={identity.at('hero_url')} />
          </Panel>
          <Panel title={t('adminIdentity.sharingTitle')} stack>
            <LanguagesField
              at={identity.at('description')}
              max={DESCRIPTION_MAX_LENGTH}
              multiline
              help={t('adminIdentity.descriptionHelp', { placeholder: '{{name}}' })}
            />
            <LanguagesField
              at={identity.at('keywords')}
              max={DESCRIPTION_MAX_LENGTH}
              multiline
              help={t('adminIdentity.keywordsHelp')}
            />
            <TextField
              at={identity.at('registered_players')}
              nullable
              max={PLAYERS_MAX_LENGTH}
              help={t('adminIdentity.playersHelp')}
              className="md:max-w-80"
            />
          </Panel>
          <HeadsPanel heads={heads} />
        </>
      )}
    </SettingsForm>
  )
}

/** The card that chats show for a link; the server makes its picture when the settings are saved. */
function SharePreview({ identity, defaults }: PreviewProps) {
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
