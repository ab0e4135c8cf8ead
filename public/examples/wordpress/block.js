// In the editor: which calculator, and what its fields begin with.
const { createElement: h, Fragment } = wp.element;
const { InspectorControls, useBlockProps } = wp.blockEditor;
const { PanelBody, TextControl, TextareaControl } = wp.components;

function Editor({ attributes: { slug, inputs }, setAttributes }) {
  const props = useBlockProps();
  const help = "A line for each input: price=450000";
  const settings = [
    h(TextControl, { key: "slug", label: "Calculator", value: slug, onChange: (slug) => setAttributes({ slug }) }),
    h(TextareaControl, {
      key: "inputs",
      label: "Inputs",
      help,
      value: inputs,
      onChange: (inputs) => setAttributes({ inputs }),
    }),
  ];
  const panel = h(InspectorControls, null, h(PanelBody, { title: "Calculator" }, settings));
  return h(Fragment, null, panel, h("div", props, `Calculator: ${slug}`));
}

wp.blocks.registerBlockType("ready-reckoner/calculator", { edit: Editor, save: () => null });
