import { useText } from '../i18n/use-text.ts'
import { copyText } from '../ui/copy-text.ts'
import { toasts } from '../ui/toast-store.ts'
import { useSite } from './use-site.ts'

/** Copies the address of the game server and says so in a toast. */
export function useCopyAddress(): () => Promise<void> {
  const { t } = useText()
  const { gameAddress } = useSite()
  return async () => {
    if (await copyText(gameAddress))
      toasts.show('success', t('shell.addressCopied', { address: gameAddress }))
    else toasts.show('error', t('shell.addressCopyFailed'))
  }
}
