import { useText } from '#web/kit/i18n/use-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { toasts } from '#web/kit/ui/toast-store.ts'
import { useCopied } from '#web/kit/ui/use-copied.ts'
import { AddressLine } from './address-line.tsx'
import { JoinNote } from './join-note.tsx'
import { Steps } from './steps.tsx'

/** How to join with Java Edition. */
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
  const { isCopied, copy } = useCopied(gameAddress)

  async function onCopy(): Promise<void> {
    if (await copy()) toasts.show('success', t('shell.addressCopied', { address: gameAddress }))
    else toasts.show('error', t('shell.addressCopyFailed'))
  }

  return (
    <Button size="lg" className="needs-script w-full" onClick={onCopy}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      {t(isCopied ? 'join.addressCopied' : 'join.copyAddress')}
    </Button>
  )
}
