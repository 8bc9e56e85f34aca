/** Messages about a component that can't become an asset. */
export const NO_SUCH_COMPONENT = 'This component does not exist';
export const IS_TEMPLATE = "Templates can't be added to a project";
export const ALREADY_HELD = 'The project already contains this component';
