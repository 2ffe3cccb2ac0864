import { useText } from '../i18n/use-text.ts'
import { copyText } from '../ui/copy-text.ts'
import { toasts } from '../ui/toast-store.ts'

export function useCopyAddress(address: string): () => Promise<void> {
  const { t } = useText()
  return async () => {
    if (await copyText(address)) toasts.show('success', t('shell.addressCopied', { address }))
    else toasts.show('error', t('shell.addressCopyFailed'))
  }
}
