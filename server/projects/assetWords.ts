/** What is said of a component that can not become an asset. */
export const NO_SUCH_COMPONENT = 'There is no such component';
export const IS_TEMPLATE = 'A template can not be part of a project';
export const ALREADY_HELD = 'The project holds this component already';
