import { Fragment, type ReactNode } from 'react'
import type { SiteView } from '#contract/site/site.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { Button, buttonLook } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'
import { toasts } from '#web/kit/ui/toast-store.ts'
import { useCopied } from '#web/kit/ui/use-copied.ts'
import { bedrockLink } from './bedrock-link.ts'
import { Steps } from './steps.tsx'

export function BedrockPart({ address }: { address: NonNullable<SiteView['bedrock']> }) {
  const { t } = useText()
  const { name, shortName, links } = useSite()
  const how = links.wiki ?? links.discord
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
          { picture: 'form', title: t('join.javaStep2'), text: t('join.bedrockStep2Text') },
          {
            picture: 'world',
            title: t('join.bedrockStep3', { name: shortName }),
            text: t('join.bedrockStep3Text'),
          },
        ]}
      />
      <JoinNote icon="gamepad-2">
        {t('join.console')}
        {how && (
          <>
            {' '}
            <a className="link" href={how} target="_blank" rel="noopener">
              {t(links.wiki ? 'join.consoleWiki' : 'shell.helpLink')}
              <span className="sr-only"> {t('shell.opensNewTab')}</span>
            </a>
          </>
        )}
      </JoinNote>
    </>
  )
}

export function JavaPart() {
  const { t } = useText()
  const { gameAddress, versions, bedrock } = useSite()
  const hasPort = /:\d+$/.test(gameAddress)
  const facts = [
    ...(versions ? [t('join.versions', { versions })] : []),
    ...(hasPort ? [] : [t('join.noPort')]),
  ]
  return (
    <>
      <CopyAddress />
      {facts.length > 0 && <p className="help mt-2">{facts.join(' ')}</p>}
      <div className="well mt-3">
        <AddressLine label={t('join.address')} value={gameAddress} />
      </div>
      <Steps
        steps={[
          { picture: 'menu', title: t('join.javaStep1'), text: t('join.javaStep1Text') },
          { picture: 'add', title: t('join.javaStep2'), text: t('join.javaStep2Text') },
          { picture: 'world', title: t('join.javaStep3'), text: t('join.javaStep3Text') },
        ]}
      />
      {bedrock && <JoinNote icon="users">{t('join.together')}</JoinNote>}
    </>
  )
}

function CopyAddress() {
  const { t } = useText()
  const { gameAddress } = useSite()
  const { isCopied, copy } = useCopied()

  async function onCopy(): Promise<void> {
    if (await copy(gameAddress)) toasts.show('success', t('shell.addressCopied', { address: gameAddress }))
    else toasts.show('error', t('shell.addressCopyFailed'))
  }

  return (
    <Button size="lg" className="needs-script w-full" onClick={onCopy}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      {t(isCopied ? 'join.addressCopied' : 'join.copyAddress')}
    </Button>
  )
}

type LineProps = {
  label: string
  value: string
  /** Without it another button copies the value. */
  copyLabel?: string
}

/** A value that players type into the game. */
function AddressLine({ label, value, copyLabel }: LineProps) {
  const { t } = useText()
  const { isCopied, copy } = useCopied()

  async function onCopy(): Promise<void> {
    if (!(await copy(value))) toasts.show('error', t('shell.addressCopyFailed'))
  }

  return (
    <div className="join-line">
      <span className="text-[0.8125rem] text-faint leading-4.5">{label}</span>
      <b className="num wrap-anywhere min-w-0 select-all leading-5.5" translate="no">
        <Breakable address={value} />
      </b>
      {copyLabel && (
        <Button
          variant="outline"
          size="sm"
          className={`needs-script px-2.5 ${isCopied ? '[--on:var(--color-ok)]' : ''}`}
          aria-label={isCopied ? undefined : copyLabel}
          onClick={onCopy}
        >
          <Icon name={isCopied ? 'check' : 'copy'} />
          <span aria-live="polite">{t(isCopied ? 'join.copied' : 'shell.copy')}</span>
        </Button>
      )}
    </div>
  )
}

function JoinNote({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="mt-5 flex gap-2.5 border-line border-t pt-4 text-faint text-sm">
      <Icon name={icon} className="mt-px" />
      <span>{children}</span>
    </p>
  )
}

/** An address that breaks before its dots rather than inside a word. */
function Breakable({ address }: { address: string }) {
  const [first, ...others] = address.split('.')
  return (
    <>
      {first}
      {others.map((part, index) => (
        <Fragment key={index}>
          <wbr />.{part}
        </Fragment>
      ))}
    </>
  )
}
