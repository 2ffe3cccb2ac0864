import type { Language } from '#contract/language.ts'
import type { PostForm } from '#contract/site/posts.schema.ts'
import { POST_TEXT_MAX_LENGTH, POST_TITLE_MAX_LENGTH, postPath, toSlug } from '#contract/site/posts.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import type { DraftForm } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { MomentField } from '#web/admin/kit/settings/fields/moment-field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { PictureField } from '#web/admin/kit/settings/fields/picture-field.tsx'
import { SwitchField } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { uploadFile } from '#web/admin/kit/upload/upload-file.ts'
import { MarkdownField } from '../legal/markdown-field.tsx'

async function upload(image: File, onProgress: (share: number) => void): Promise<string> {
  return (await uploadFile('POST /api/admin/site-images', { kind: 'post', image }, onProgress)).image_url
}

type Props = {
  form: DraftForm<PostForm>
  language: Language
  onLanguage: (language: Language) => void
  /** Null for a new one. */
  onDelete: (() => void) | null
}

export function PostFields({ form, language, onLanguage, onDelete }: Props) {
  const { t, language: own } = useAdminText()
  const { kind, slug } = form.value
  const title = form.at('title').at(language)
  const path = `/${own}${postPath(kind, slug || '…')}`

  /** The address of a new one follows its title until somebody types another. */
  function setTitle(typed: string): void {
    const follows = !onDelete && slug === toSlug(title.value)
    title.set(typed)
    if (follows) form.at('slug').set(toSlug(typed))
  }

  return (
    <>
      <Panel title={t('adminPosts.writing')}>
        <div className="grid grid-cols-1 gap-4">
          <MarkdownField
            at={form.at('text').at(language)}
            max={POST_TEXT_MAX_LENGTH}
            language={language}
            onLanguage={onLanguage}
            title={
              <TextField
                key={language}
                at={{ ...title, set: setTitle }}
                max={POST_TITLE_MAX_LENGTH}
                lang={language}
                help={t('adminPosts.titleHelp')}
              />
            }
          />
        </div>
      </Panel>
      <Panel
        title={t('adminPosts.publishing')}
        foot={
          onDelete && (
            <Button variant="ghost" className="hover:text-bad" icon="trash-2" onClick={onDelete}>
              {t('admin.delete')}
            </Button>
          )
        }
      >
        <div className="grid grid-cols-1 gap-4">
          <TextField at={form.at('slug')} technical help={t('adminPosts.slugHelp', { path })} />
          <PictureField
            at={form.at('image_url')}
            upload={upload}
            removeLabel={t('admin.remove')}
            help={t('adminPosts.pictureHelp')}
          />
          <MomentField at={form.at('published_at')} help={t('adminPosts.publishedAtHelp')} />
          <SwitchField at={form.at('hidden')} help={t('adminPosts.hiddenHelp')} />
        </div>
      </Panel>
    </>
  )
}
