import { useText } from '#web/kit/i18n/use-text.ts'
import { Breakable } from '#web/kit/ui/breakable.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { toasts } from '#web/kit/ui/toast-store.ts'
import { useCopied } from '#web/kit/ui/use-copied.ts'

type Props = {
  label: string
  value: string
  /** Without it another button copies the value. */
  copyLabel?: string
}

/** A value that players type into the game. */
export function AddressLine({ label, value, copyLabel }: Props) {
  const { t } = useText()
  const { isCopied, copy } = useCopied(value)

  async function onCopy(): Promise<void> {
    if (!(await copy())) toasts.show('error', t('shell.addressCopyFailed'))
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
          <span aria-live="polite">{t(isCopied ? 'join.copied' : 'join.copy')}</span>
        </Button>
      )}
    </div>
  )
}
