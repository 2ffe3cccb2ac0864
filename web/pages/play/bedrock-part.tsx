import type { SiteView } from '#contract/site/site.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { buttonLook } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { AddressLine } from './address-line.tsx'
import { bedrockLink } from './bedrock-link.ts'
import { JoinNote } from './join-note.tsx'
import { Steps } from './steps.tsx'

/** How to join with Bedrock Edition. */
export function BedrockPart({ address }: { address: NonNullable<SiteView['bedrock']> }) {
  const { t } = useText()
  const { name, shortName, links } = useSite()
  return (
    <>
      <a href={bedrockLink(name, address)} className={buttonLook({ size: 'lg', className: 'w-full' })}>
        <Icon name="smartphone" />
        {t('join.addServer')}
      </a>
      <p className="help mt-2">{t('join.addServerText')}</p>
      <div className="well mt-3">
        <AddressLine label={t('join.address')} value={address.host} copyLabel={t('join.copyAddress')} />
        <AddressLine label={t('join.port')} value={String(address.port)} copyLabel={t('join.copyPort')} />
      </div>
      <Steps
        steps={[
          { picture: 'tab', title: t('join.bedrockStep1'), text: t('join.bedrockStep1Text') },
          { picture: 'form', title: t('join.bedrockStep2'), text: t('join.bedrockStep2Text') },
          {
            picture: 'world',
            title: t('join.bedrockStep3', { name: shortName }),
            text: t('join.bedrockStep3Text'),
          },
        ]}
      />
      <JoinNote icon="gamepad-2">
        {t('join.console')}
        {links.wiki && (
          <>
            {' '}
            <a className="link" href={links.wiki} target="_blank" rel="noopener">
              {t('join.consoleWiki')}
              <span className="sr-only"> {t('shell.opensNewTab')}</span>
            </a>
          </>
        )}
      </JoinNote>
    </>
  )
}
