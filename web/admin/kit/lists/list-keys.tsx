import { useAdminText } from '../text/use-admin-text.ts'

const LETTERS = { resend: 'R', note: 'N' } as const

/** The keys of a list, where there is room for them. `also`: actions of a row. */
export function ListKeys({ also = [] }: { also?: readonly (keyof typeof LETTERS)[] }) {
  const { t } = useAdminText()
  return (
    <p
      className="keys ml-auto items-center gap-1.5 whitespace-nowrap text-[0.75rem] text-faint"
      aria-hidden="true"
    >
      <kbd>J</kbd>
      <kbd>K</kbd> {t('adminLists.keyMove')} <kbd>Enter</kbd> {t('adminLists.keyOpen')}
      {also.map((act) => (
        <span key={act} className="flex items-center gap-1.5">
          <kbd>{LETTERS[act]}</kbd> {t(`adminLists.key_${act}`)}
        </span>
      ))}
    </p>
  )
}
