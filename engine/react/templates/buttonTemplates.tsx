// RJSF's ButtonTemplates: the buttons that widgets and templates of others draw theirs with. Ours have words instead of icons.
import { type IconButtonProps, type TemplatesType, TranslatableString } from '@rjsf/utils';

function buttonThatSays(text: TranslatableString) {
  return function TextButton({ registry, uiSchema, icon, iconType, className, ...button }: IconButtonProps) {
    return (
      <button type="button" {...button} className="button-quiet">
        {registry.translateString(text)}
      </button>
    );
  };
}

export const buttonTemplates: TemplatesType['ButtonTemplates'] = {
  // The wizard's own button submits.
  SubmitButton: () => null,
  AddButton: buttonThatSays(TranslatableString.AddItemButton),
  CopyButton: buttonThatSays(TranslatableString.CopyButton),
  MoveDownButton: buttonThatSays(TranslatableString.MoveDownButton),
  MoveUpButton: buttonThatSays(TranslatableString.MoveUpButton),
  RemoveButton: buttonThatSays(TranslatableString.RemoveButton),
  ClearButton: buttonThatSays(TranslatableString.ClearButton),
};
