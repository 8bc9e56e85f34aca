/** What is said of a component that can not become an asset. */
export const NO_SUCH_COMPONENT = 'There is no such component';
export const IS_TEMPLATE = "Templates can't be added to a project";
export const ALREADY_HELD = 'The project already has this component';
